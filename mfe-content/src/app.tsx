import { matchPath, NotFound, type RemoteModule, Route, Routes } from '@tulia/platform';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from './lib/page-skeleton.tsx';
import { routes } from './routes.ts';

/** Prefetches the files and first data of the page at a path. */
export const prefetch: RemoteModule['prefetch'] = (pathname, dispatch) => {
	const route = routes.find(({ path }) => matchPath(path, pathname));
	route?.Page.prefetch?.();
	route?.prefetch?.(dispatch, matchPath(route.path, pathname)?.params.id ?? '');
};

/** The routes of this module, with absolute paths. */
export const App = (): ReactNode => (
	<Suspense fallback={<PageSkeleton />}>
		<Routes>
			{routes.map(({ path, Page }) => (
				<Route key={path} path={path} element={<Page />} />
			))}
			<Route path="*" element={<NotFound />} />
		</Routes>
	</Suspense>
);
