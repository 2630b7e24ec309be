// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { noticeOptions, notifiedBy, offersSms, takesSms, waysNow } from './notices/notice-options.ts';
