/** A drawing as a file of its own: the tokens it uses are written into it as they are now. */
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
  // The one rule of the style sheet that a drawing alone cannot do without.
  const hidden = theme === 'evening' ? '.pk-day' : '.pk-night';
  return text.replace('>', `><style>svg{${values}}${hidden}{display:none}</style>`);
}
