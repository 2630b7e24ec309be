import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ManageClosures } from '../../features/manage-closures/manage-closures.tsx';

/** `/admin/closures` */
export function ClosuresPage(): ReactNode {
	usePage({ title: 'Closures and holidays' });
	return (
		<>
			<AdminHeading title="Closures and holidays" lead="Days and hours on which nobody can book." />
			<ManageClosures />
		</>
	);
}
