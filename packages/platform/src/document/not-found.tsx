import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The shell's not-found page. */
export const NotFoundContext = createContext<ComponentType | undefined>(undefined);

/** A module renders this for an unknown path: the shell's not-found page, with status 404 when prerendered. */
export function NotFound(): ReactNode {
	const Page = useContext(NotFoundContext);
	return Page ? <Page /> : null;
}
