import { type ModuleAppProps, NotFound, paths, Route, Routes } from '@tulia/platform';
import type { ReactNode } from 'react';
import { ExamplePage } from './pages/example-page.tsx';

export const supportsSkeleton = true;

export const App = ({ isSkeleton = false }: ModuleAppProps): ReactNode => (
	<Routes>
		<Route path={paths.example()} element={<ExamplePage isSkeleton={isSkeleton} />} />
		<Route path="*" element={<NotFound />} />
	</Routes>
);
