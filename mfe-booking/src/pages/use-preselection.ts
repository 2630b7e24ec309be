import { paths, type ScheduleChoice, useLocation, useNavigate } from '@tulia/platform';
import { useEffect, useState } from 'react';
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
		if (!isSkeleton && search !== '') navigate(paths.schedule(), { replace: true, state });
	}, [isSkeleton, search, state, navigate]);
	return choice;
}
