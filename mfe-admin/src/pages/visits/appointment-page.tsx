import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import { getPayments } from '@tulia/contracts/routes/payment';
import { explain, useLocation, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetAppointmentQuery } from '../../api/visits/appointments-api.ts';
import { BookNextVisit } from '../../features/book-next-visit/book-next-visit.tsx';
import { TakePayments } from '../../features/take-payments/take-payments.tsx';
import { ViewAppointment } from '../../features/view-appointment/view-appointment.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { begunPaymentIn } from '../../lib/payments/begun-payment.ts';

const WHY_FAILED = {
	not_found: 'There is no appointment at this address.',
	forbidden: 'This account may not see appointments. Please log in with a staff account.',
};

/** `/admin/appointments/{id}` */
export function AppointmentPage(): ReactNode {
	// The title of the tab contains no name.
	usePage({ title: 'Appointment' });
	const now = useNow();
	const may = useMayCall();
	const begun = begunPaymentIn(useLocation().state);
	const { id = '' } = useParams();
	const query = useGetAppointmentQuery({ id }, { refetchOnMountOrArgChange: true });
	const detail = query.currentData;
	const start = detail && new Date(detail.scheduledFor);
	return (
		<>
			<AdminHeading
				title={detail ? detail.user.name : 'Appointment'}
				lead={detail && start ? `${detail.service}, ${compactDate(start, now)} at ${timeOf(start)}` : '\u00a0'}
			/>
			<AsyncBlock
				query={{ ...query, data: detail }}
				headingLevel="h2"
				loading="Loading the appointment"
				skeleton={
					<SkeletonStack>
						<Skeleton shape="block" />
						<Skeleton shape="block" />
					</SkeletonStack>
				}
				failed={{
					title: 'We could not load this appointment',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(loaded) => (
					<ViewAppointment
						key={loaded.id}
						detail={loaded}
						now={now}
						bookNext={
							loaded.userId === undefined ? null : <BookNextVisit clientId={loaded.userId} visitId={loaded.id} />
						}
						payments={may(getPayments) ? <TakePayments appointmentId={loaded.id} begun={begun} now={now} /> : null}
					/>
				)}
			</AsyncBlock>
		</>
	);
}
