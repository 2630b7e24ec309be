import type { Files } from './release.ts';

function preload(href: string, as: 'script' | 'style'): void {
	const link = document.createElement('link');
	link.rel = 'preload';
	link.as = as;
	link.href = href;
	document.head.append(link);
}

/**
 * Asks for everything a module's page needs at once, its entry first. Federation itself would learn of the files one from
 * the other, a round trip each.
 */
export function preloadFiles({ scripts, styles }: Files, entry: string | undefined): void {
	for (const script of [...(entry ? [entry] : []), ...scripts]) preload(script, 'script');
	for (const style of styles) preload(style, 'style');
}
