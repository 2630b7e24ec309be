import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The shell's page for addresses nobody knows. */
export const NotFoundContext = createContext<ComponentType | undefined>(undefined);

/** What a module renders for a path it does not know: the shell's not-found page, with status 404 when prerendered. */
export function NotFound(): ReactNode {
	const Page = useContext(NotFoundContext);
	return Page ? <Page /> : null;
}
