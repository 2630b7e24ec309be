// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export {
	Accordion,
	AccordionItem,
	type AccordionItemProps,
	type AccordionProps,
} from './core/disclosure/accordion.tsx';
