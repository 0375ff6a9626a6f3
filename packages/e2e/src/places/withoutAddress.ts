import type { Page } from '@playwright/test';

/** Removes the server's address, whose port differs between runs, from a dialog before its picture is taken. */
export async function withoutAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      node.textContent = node.textContent?.replace(location.host, 'picket.example') ?? '';
    }
    for (const field of element.querySelectorAll('input')) {
      field.value = field.value.replace(location.host, 'picket.example');
    }
    // The modules of the QR code.
    for (const code of element.querySelectorAll<SVGElement>('[shape-rendering=crispEdges] path')) {
      code.style.visibility = 'hidden';
    }
  });
}
