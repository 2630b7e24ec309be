import { seesEverybodysVisits } from '@tulia/contracts/identity/staff-roles';
import { rolesOf, useSessionUser } from '@tulia/platform';

/** An id that matches no psychologist. */
const NO_PSYCHOLOGIST = '';

/** The psychologist whose visits are the only ones the session sees and books; `undefined`: all. */
export function useOwnPsychologist(): string | undefined {
	const user = useSessionUser();
	return seesEverybodysVisits(rolesOf(user)) ? undefined : (user?.psychologistId ?? NO_PSYCHOLOGIST);
}
