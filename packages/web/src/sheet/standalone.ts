/** A drawing as a self-contained file: the current values of its tokens are inlined. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('class');
  const { theme } = document.documentElement.dataset;
  const { viewBox } = svg;
  copy.setAttribute('width', String(viewBox.baseVal.width));
  copy.setAttribute('height', String(viewBox.baseVal.height));

  const text = new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/gs, '');
  const names = new Set(text.match(/--[a-z][\w-]*/g));
  const computed = getComputedStyle(svg);
  const values = [...names].map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
  // The only style rule that a standalone drawing needs.
  const hidden = theme === 'evening' ? '.pk-day' : '.pk-night';
  return text.replace('>', `><style>svg{${values}}${hidden}{display:none}</style>`);
}
