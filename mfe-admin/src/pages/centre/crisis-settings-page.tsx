import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { CrisisSettings } from '../../features/crisis-settings/crisis-settings.tsx';

/** `/admin/settings/words-of-crisis` */
export function CrisisSettingsPage(): ReactNode {
	usePage({ title: 'Words of crisis' });
	return (
		<>
			<AdminHeading
				title="Words of crisis"
				lead="Who is told when somebody writes words that a person in danger may write, and which words those are."
			/>
			<CrisisSettings />
		</>
	);
}
