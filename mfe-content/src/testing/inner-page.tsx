import { type AppStore, Link, StoreProvider, useLocation } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import type { ReactNode } from 'react';

/** Where one is. Prerendered HTML is made for an address without its query. */
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
	/** Where a link beside the page leads, called "elsewhere". */
	readonly elsewhere?: string;
	/** The page itself: the module fetches inner pages as files of their own, which a test need not wait for. */
	readonly children: ReactNode;
}

/** One page of the module at an address, in a browser that has `store`. */
export const InnerPage = ({ store, at, elsewhere = '/', children }: InnerPageProps): ReactNode => (
	<StoreProvider store={store}>
		<MemoryRouter initialEntries={[at]}>
			<main>{children}</main>
			<Link to={elsewhere}>elsewhere</Link>
			<Address />
		</MemoryRouter>
	</StoreProvider>
);
