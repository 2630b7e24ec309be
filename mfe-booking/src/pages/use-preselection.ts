import { paths, type ScheduleChoice, useLocation, useNavigate } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { stepIn } from '../lib/draft/booking-step.ts';
import { preselectionIn } from '../lib/draft/preselection.ts';

/**
 * What was chosen on another page, read once from the address. It leaves the address as soon as the form has it: a service says
 * why somebody comes, and an address stays in the history of a browser.
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
