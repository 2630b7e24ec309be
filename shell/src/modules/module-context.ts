import { createContext, useContext } from 'react';
import type { ModuleLoader } from './module-loader.ts';

export interface Modules {
	readonly loader: ModuleLoader;
	/** The path whose prerendered HTML is in the document; `undefined` without any. */
	readonly renderedPath: string | undefined;
}

export const ModulesContext = createContext<Modules | undefined>(undefined);

export function useModules(): Modules {
	const modules = useContext(ModulesContext);
	if (!modules) throw new Error('ModulesContext is missing.');
	return modules;
}
