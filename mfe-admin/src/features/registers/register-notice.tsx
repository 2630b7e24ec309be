import { Link, paths } from '@tulia/platform';
import { ArrowLink, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useCountRegistersQuery } from '../../api/registers-api.ts';

/** The overdue legal deadlines. Renders nothing if there are none, and for roles that may not see the registers. */
export function RegisterNotice(): ReactNode {
	const { data } = useCountRegistersQuery();
	if (!data || data.overdue === 0) return null;
	return (
		<Notice
			tone="bad"
			title={
				data.overdue === 1
					? 'One entry of the registers is overdue'
					: `${data.overdue} entries of the registers are overdue`
			}
			action={
				<ArrowLink component={Link} to={paths.adminRegisters()}>
					Open the registers
				</ArrowLink>
			}
		>
			<p>The law says by when the Commissioner is told of a breach, and whoever asks for their data is answered.</p>
		</Notice>
	);
}
