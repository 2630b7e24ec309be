import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import type { ReactNode } from 'react';

// Facts of the profile within a sentence; without the profile, a wording that is true anyway.

const useCentre = (): CentreProfile | undefined => useGetProfileQuery().data;

export const CentreName = (): ReactNode => useCentre()?.name ?? 'the centre';

export function CentreAddress(): ReactNode {
	const centre = useCentre();
	return centre ? centre.address.lines.join(', ') : <Link to={paths.contact()}>the address on our contact page</Link>;
}

export function CentreEmail(): ReactNode {
	const email = useCentre()?.emails.general;
	return email === undefined ? (
		<Link to={paths.contact()}>our contact page</Link>
	) : (
		<a href={`mailto:${email}`}>{email}</a>
	);
}

export function CentrePhone(): ReactNode {
	const phone = useCentre()?.phones.main;
	if (phone === undefined) return 'our front desk';
	return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
}

/** Name, address and contact details of the centre, one below the other. */
export const CentreContact = (): ReactNode => (
	<ul>
		<li>
			<CentreName />, <CentreAddress />
		</li>
		<li>
			Email: <CentreEmail />
		</li>
		<li>
			Phone: <CentrePhone />
		</li>
	</ul>
);
