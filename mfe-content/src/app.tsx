import { NotFound, paths, Route, Routes } from '@tulia/platform';
import type { ReactNode } from 'react';
import { HomePage } from './pages/home-page.tsx';
import { ServicesPage } from './pages/services-page.tsx';

/** The routes of this module, with absolute paths. */
export const App = (): ReactNode => (
	<Routes>
		<Route path={paths.home()} element={<HomePage />} />
		<Route path={paths.services()} element={<ServicesPage />} />
		<Route path="*" element={<NotFound />} />
	</Routes>
);
