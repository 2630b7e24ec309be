import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { LaunchChecklist } from '../../features/launch-checklist/launch-checklist.tsx';

/** `/admin/settings/before-launch` */
export function LaunchPage(): ReactNode {
	usePage({ title: 'Before launch' });
	return (
		<>
			<AdminHeading
				title="Before launch"
				lead="What has to be done before the site is open to the public. What the system can know, it looks up itself."
			/>
			<LaunchChecklist />
		</>
	);
}
