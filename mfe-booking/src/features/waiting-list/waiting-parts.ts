import { lazyPart } from '../../lib/lazy-part.tsx';
import type { AskEarlierProps } from './ask-earlier.tsx';
import type { AskForTimeProps } from './ask-for-time.tsx';
import type { WaitingForProps } from './waiting-for.tsx';

/** Below the form of the schedule page: the request to be notified when a time opens. */
export const AskForTime = lazyPart<AskForTimeProps>(async () => (await import('./ask-for-time.tsx')).AskForTime);

/** Below a ticket: the request to be notified of an earlier time. */
export const AskEarlier = lazyPart<AskEarlierProps>(async () => (await import('./ask-earlier.tsx')).AskEarlier);

/** The client's entries that no ticket shows. */
export const WaitingFor = lazyPart<WaitingForProps>(async () => (await import('./waiting-for.tsx')).WaitingFor);
