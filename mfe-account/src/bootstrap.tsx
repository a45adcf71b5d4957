import { runAlone } from '@sufra/web-build/alone';
import { routes } from './routes.tsx';

runAlone({ title: 'Your account', routes });
