extension PhonePage {
    /// The look of the page, which stands in it.
    static let style: StaticString = """

        :root { --ground: #eef3ef; --card: #fbfdfc; --ink: #10211a; --ink-2: #52645b; --line: #52645b; --hair: #dfe8e2; --act: #06713f; --on-act: #fff; }
        @media (prefers-color-scheme: dark) { :root { --ground: #0a110e; --card: #151e1a; --ink: #ecf4ef; --ink-2: #9db0a6; --line: #9db0a6; --hair: #25302b; --act: #4fe3a0; --on-act: #03140c; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
        main { display: grid; gap: 1rem; max-width: 34rem; margin: 0 auto; padding: 1rem; grid-template-columns: minmax(0, 1fr); }
        h1, h2, p, ul { margin: 0; overflow-wrap: anywhere; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; }
        .quiet { color: var(--ink-2); font-size: .9rem; }
        .card { display: grid; gap: .75rem; padding: 1rem; border-radius: 1.25rem; background: var(--card); grid-template-columns: minmax(0, 1fr); }
        .row, .days { display: flex; flex-wrap: wrap; gap: .5rem; }
        .days label { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: 0 .75rem 0 0; }
        .days input { width: 1.25rem; height: 1.25rem; accent-color: var(--act); }
        button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 1.4rem; background: none; color: inherit; font: inherit; font-weight: 600; overflow-wrap: anywhere; }
        button small { display: block; font-weight: 400; color: var(--ink-2); }
        button.tapped { background: var(--act); color: var(--on-act); border-color: var(--act); }
        button.tapped small { color: inherit; }
        [hidden] { display: none !important; }
        ul { padding: 0; list-style: none; }
        li { display: flex; justify-content: space-between; align-items: center; gap: .75rem; padding: .25rem 0; }
        li button { flex: none; }
        li + li { border-top: 1px solid var(--hair); }
        details p { margin-top: .75rem; } summary { line-height: 2.75rem; }
        label[for] { display: block; font-weight: 600; }
        input:not([type=radio]) { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .75rem; background: none; color: inherit; font: inherit; }
        :focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }

        """
}
