import { paths, type ScheduleChoice, useLocation, useNavigate } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { chosenElsewhere } from '../lib/draft/chosen-elsewhere.ts';

/**
 * What was chosen on another page, read once from the address. It leaves the address as soon as the form has it: a service says
 * why somebody comes, and an address stays in the history of a browser.
 */
export function useChoice(isWaiting: boolean): ScheduleChoice {
	const { search, state } = useLocation();
	const navigate = useNavigate();
	const [choice] = useState(() => chosenElsewhere(search));
	useEffect(() => {
		if (!isWaiting && search !== '') navigate(paths.schedule(), { replace: true, state });
	}, [isWaiting, search, state, navigate]);
	return choice;
}
