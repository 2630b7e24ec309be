import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { Registers } from '../../features/registers/registers.tsx';

/** `/admin/registers` */
export function RegistersPage(): ReactNode {
	usePage({ title: 'Registers' });
	return (
		<>
			<AdminHeading
				title="Registers"
				lead="Breaches of data, and people’s requests for their own data. The law gives each a deadline."
			/>
			<Registers />
		</>
	);
}
