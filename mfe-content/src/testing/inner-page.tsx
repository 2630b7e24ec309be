import { type AppStore, Link, StoreProvider, useLocation } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import type { ReactNode } from 'react';

/** Shows the current location. Prerendered HTML is for an address without its query. */
function Address(): ReactNode {
	const { pathname, search, hash } = useLocation();
	return (
		<output data-testid="address" suppressHydrationWarning>
			{pathname + search + hash}
		</output>
	);
}

interface InnerPageProps {
	readonly store: AppStore;
	readonly at: string;
	/** Target of a link beside the page, called "elsewhere". */
	readonly elsewhere?: string;
	/** The page itself, so that a test need not wait for its lazy file. */
	readonly children: ReactNode;
}

/** One page of the module at an address, with `store`. */
export const InnerPage = ({ store, at, elsewhere = '/', children }: InnerPageProps): ReactNode => (
	<StoreProvider store={store}>
		<MemoryRouter initialEntries={[at]}>
			<main>{children}</main>
			<Link to={elsewhere}>elsewhere</Link>
			<Address />
		</MemoryRouter>
	</StoreProvider>
);
