import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ManagePsychologists } from '../../features/edit-psychologists/manage-psychologists.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';

/** `/admin/psychologists` */
export function PsychologistsPage(): ReactNode {
	usePage({ title: 'Psychologists' });
	return (
		<>
			<AdminHeading title="Psychologists and hours" lead="Who sees clients, when, and what visitors read about them." />
			<PageTabs />
			<ManagePsychologists />
		</>
	);
}
