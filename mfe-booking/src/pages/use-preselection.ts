import { paths, type ScheduleChoice, useLocation, useNavigate } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { stepIn } from '../lib/draft/booking-step.ts';
import { preselectionIn } from '../lib/draft/preselection.ts';

/**
 * The choice of another page, read once from the address and then removed from it: a service reveals the reason of a
 * visit, and addresses stay in the browser's history.
 */
export function usePreselection(isSkeleton: boolean): ScheduleChoice {
	const { search, state } = useLocation();
	const navigate = useNavigate();
	const [choice] = useState(() => preselectionIn(search));
	useEffect(() => {
		const { service, psychologist } = preselectionIn(search);
		if (isSkeleton || (service === undefined && psychologist === undefined)) return;
		navigate(paths.scheduleStep(stepIn(search)), { replace: true, state });
	}, [isSkeleton, search, state, navigate]);
	return choice;
}
