// On the machine of the server the link that it opened itself is enough: the form is sent without a tap.
document.querySelector("form[data-now]")?.requestSubmit();
