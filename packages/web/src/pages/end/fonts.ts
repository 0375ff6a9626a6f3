/** Embeds the fonts of a drawing, to make it self-contained. */
export async function withFonts(drawing: string): Promise<string> {
  const faces = await Promise.all(
    facesOf(document)
      .filter(({ family }) => drawing.includes(family))
      .map(written),
  );
  return drawing.replace('<style>', `<style>${faces.join('')}`);
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly url: string;
}

/** The fonts of the page's own style sheets. */
function facesOf({ styleSheets, baseURI }: Document): Face[] {
  return [...styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name);
      const [, file] = /url\("?([^")]+)"?\)/.exec(value('src')) ?? [];
      if (file === undefined) return [];
      return [
        {
          family: value('font-family').replaceAll(/["']/g, ''),
          weight: value('font-weight'),
          url: new URL(file, sheet.href ?? baseURI).href,
        },
      ];
    }),
  );
}

async function written({ family, weight, url }: Face): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const src = `url(data:font/woff2;base64,${base64}) format('woff2')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src}}`;
}
