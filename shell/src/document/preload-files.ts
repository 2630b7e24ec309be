import type { ModuleFiles } from './islands.ts';

function preload(href: string, as: 'script' | 'style'): void {
	const link = document.createElement('link');
	link.rel = 'preload';
	link.as = as;
	link.href = href;
	document.head.append(link);
}

/**
 * Asks for everything a module's page needs at once. Federation itself would learn of the files one from the other, a round
 * trip each.
 */
export function preloadFiles(files: ModuleFiles[keyof ModuleFiles]): void {
	for (const script of files?.scripts ?? []) preload(script, 'script');
	for (const style of files?.styles ?? []) preload(style, 'style');
}
