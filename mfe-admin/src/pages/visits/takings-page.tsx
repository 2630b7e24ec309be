import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ViewTakings } from '../../features/view-takings/view-takings.tsx';

/** `/admin/takings` */
export function TakingsPage(): ReactNode {
	usePage({ title: 'Takings' });
	return (
		<>
			<AdminHeading title="Takings" lead="What was paid at the desk on a day, and taken back." />
			<ViewTakings />
		</>
	);
}
