import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const thisYear = (): number => new Date().getFullYear();
const noYear = (): undefined => undefined;

/** The current year; `undefined` during prerendering and hydration, as HTML may be read a year later. */
export const useYear = (): number | undefined => useSyncExternalStore<number | undefined>(never, thisYear, noYear);
