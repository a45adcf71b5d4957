import { runAlone } from '@sufra/web-kit/alone';
import { routes } from './routes.tsx';

runAlone({ title: 'The kitchen', routes });
