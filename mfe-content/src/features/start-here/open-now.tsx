import { openingLine, useGetProfileQuery } from '@tulia/platform';
import type { ReactNode } from 'react';
import { DoorLine } from '../../lib/door-line.tsx';
import { useNow } from '../../lib/use-now.ts';

/** The day's hours in a line, from the centre's profile. */
export function OpenNow(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const now = useNow();
	return <DoorLine says="today" door={profile && now ? openingLine(profile, now) : undefined} />;
}
