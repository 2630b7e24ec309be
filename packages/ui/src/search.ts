// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { type ChipLink, ChipLinks, type ChipLinksProps } from './controls/chip-links.tsx';
export { PageLinks, type PageLinksProps } from './controls/page-links.tsx';
export { Pager, type PagerProps } from './controls/pager.tsx';
export { SearchField, type SearchFieldProps } from './controls/search-field.tsx';
