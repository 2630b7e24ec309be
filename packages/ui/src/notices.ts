// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { noticeOptions, offersSms, takesSms, toldBy, waysNow } from './notices/notice-options.ts';
