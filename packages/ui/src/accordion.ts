// biome-ignore-all lint/performance/noBarrelFile: the package's door; each name is listed, nothing is passed on unseen
export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './core/accordion.tsx';
