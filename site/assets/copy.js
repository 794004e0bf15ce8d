// Adds what needs a script to the page of files: buttons that copy a snippet or share a picture. Without it a click selects
// the snippet, and the picture is a link.
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}

// A picture that is handed on as a file has to be read, which a page that was opened from the disk may not.
const sample = new File([], "picture.png", { type: "image/png" });
if (location.protocol !== "file:" && navigator.canShare?.({ files: [sample] })) {
  for (const button of document.querySelectorAll("button[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => share(button.dataset).catch(error => {
      // Whoever closes the dialog wanted nothing else; where it cannot be opened, the picture is.
      if (error.name !== "AbortError") location.assign(button.dataset.share);
    }));
  }
}

async function share({ share, name }) {
  const picture = new Image();
  await new Promise((done, failed) => Object.assign(picture, { onload: done, onerror: failed, src: share }));
  // What is drawn on a canvas is a picture, also if the site has only the drawing.
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const bytes = await new Promise(done => canvas.toBlob(done, "image/png"));
  const file = new File([bytes], share.split("/").pop().replace(/svg$/, "png"), { type: "image/png" });
  await navigator.share({ files: [file], title: name });
}
