import { FullPageSpinner } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Stands where a module's page will be while its files are on their way. */
export const ModulePending = (): ReactNode => <FullPageSpinner label="Loading the page" />;
