import { moduleConfig } from '@tulia/build/module-config';

export default moduleConfig({ name: 'admin', folder: import.meta.dirname, server: './src/server.tsx' });
