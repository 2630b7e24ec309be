import { compactMoment } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import type { Column } from '@tulia/ui/admin';

/** Day and time of a visit in Nairobi, as a link to it. */
export const whenColumn = (now: Date): Column<AdminAppointment> => ({
	id: 'when',
	head: 'When',
	cell: ({ id, scheduledFor }) => (
		<Link to={paths.adminAppointment(id)}>
			<time dateTime={scheduledFor}>{compactMoment(scheduledFor, now)}</time>
		</Link>
	),
});
