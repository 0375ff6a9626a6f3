import type { Place, Route } from '../platform/router.ts';

/** What stands around every page of text: the way back, and the ways on. */
export interface FrameText {
  readonly pageTitle: (title: string) => string;
  readonly back: { readonly [P in Place['page']]: string };
  readonly ways: string;
  readonly pages: { readonly [P in Extract<Route['page'], 'rules' | 'aid' | 'settings' | 'about'>]: string };
}
