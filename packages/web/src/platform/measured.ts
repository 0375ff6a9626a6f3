/** An attachment that reports how wide an element is, in pixels and in its own ems, now and after each change. */
export function measured(
  report: (width: number, ems: number) => void,
): (node: HTMLElement | SVGElement) => () => void {
  return (node) => {
    const observer = new ResizeObserver(() => {
      const { width } = node.getBoundingClientRect();
      report(width, width / Number.parseFloat(getComputedStyle(node).fontSize));
    });
    observer.observe(node);
    return () => observer.disconnect();
  };
}
