import type { AppStore } from '@tulia/platform';
import { mayPrefetch } from '../offline/saves-data.ts';
import { untilIdle } from '../until-idle.ts';
import type { ModuleLoader } from './module-loader.ts';
import { moduleRouteFor } from './module-routes.ts';

/** The page counts as idle after this many milliseconds without a pending call. */
export const QUIET = 2000;

const isClient = ({ session }: ReturnType<AppStore['getState']>): boolean =>
	session.status === 'in' && session.user.role === 'client';

const isLoading = ({ api }: ReturnType<AppStore['getState']>): boolean =>
	Object.values(api.queries).some((query) => query?.status === 'pending');

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilSettled(store: AppStore): Promise<void> {
	do await wait(QUIET);
	while (isLoading(store.getState()));
	await untilIdle();
}

/** Files only: the data must be fresh, so it is loaded when the page opens. */
async function fetchFiles(loader: ModuleLoader, store: AppStore): Promise<void> {
	await untilSettled(store);
	if (!isClient(store.getState()) || !mayPrefetch()) return;
	await loader.load('booking').catch(() => {
		// Discards the failure, so that the page loads the module again; an open booking page already shows the failure.
		if (moduleRouteFor(location.pathname).module !== 'booking') loader.forget('booking');
	});
}

/** Prefetches the booking files once for clients, when the page is idle, because most clients come to book. */
export function prefetchBooking(loader: ModuleLoader, store: AppStore): void {
	function begin(): void {
		if (!isClient(store.getState())) return;
		unsubscribe();
		void fetchFiles(loader, store);
	}
	const unsubscribe = store.subscribe(begin);
	begin();
}
