import { openingSentence, useGetProfileQuery } from '@tulia/platform';
import type { ReactNode } from 'react';
import { OpeningStatusLine } from '../../lib/time/opening-status-line.tsx';
import { useNow } from '../../lib/time/use-now.ts';

/** Whether the centre is open and today's hours, from the profile. */
export function OpenNow(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const now = useNow();
	return <OpeningStatusLine says="today" status={profile && now ? openingSentence(profile, now) : undefined} />;
}
