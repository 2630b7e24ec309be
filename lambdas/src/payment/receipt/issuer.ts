import { blankProfile } from '@tulia/centre/blank-profile';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Receipt } from '../receipt.ts';

/** The issuer of a receipt, with the centre's current name. */
export const issuerOf =
	(profiles: { read(): Promise<CentreProfile | undefined> }) => async (): Promise<Receipt['issuer']> => {
		const { name, address, phones } = (await profiles.read()) ?? blankProfile;
		return { name, address: address.lines.join(', '), phone: phones.main };
	};
