import { seesEverybodysVisits } from '@tulia/contracts/identity/staff-roles';
import { rolesOf, useSessionUser } from '@tulia/platform';

/** An id that matches no psychologist. */
const NO_PSYCHOLOGIST = '';

/** The psychologist of a user who may see and book only their own visits; `undefined` for a user who may see all. */
export function useOwnPsychologist(): string | undefined {
	const user = useSessionUser();
	return seesEverybodysVisits(rolesOf(user)) ? undefined : (user?.psychologistId ?? NO_PSYCHOLOGIST);
}
