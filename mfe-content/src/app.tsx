import { NotFound, Route, Routes } from '@tulia/platform';
import type { ReactNode } from 'react';

/** The routes of this module, with absolute paths. */
export const App = (): ReactNode => (
	<Routes>
		<Route path="*" element={<NotFound />} />
	</Routes>
);
