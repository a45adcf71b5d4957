import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from './query/create-query-client.ts';
import { forgetWithSession } from './query/forget-with-session.ts';
import { knowSentences } from './said/say.ts';
import { clearKeptOnSignOut } from './session/kept-for-member.ts';
import { session } from './session/session.ts';
import { applyTheme, watchTheme } from './theme/theme.ts';
import { TimerPlace } from './timers/timer-place.tsx';
import { PageEnd } from './ui/page-end.ts';
import { Toasts } from './ui/toasts.tsx';

export interface AppProvidersProps {
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Around the router, once a page: server state, the session, the theme and the messages. */
export function AppProviders({ queryClient, children }: AppProvidersProps) {
  const [client] = useState(() => queryClient ?? createQueryClient());

  useEffect(() => {
    const stopForgetting = forgetWithSession(client, session);
    const stopClearing = clearKeptOnSignOut(session);
    const stopSession = session.start();
    return () => {
      stopSession();
      stopClearing();
      stopForgetting();
    };
  }, [client]);

  // Before they are wanted: a field may be wrong, or the connection gone, in a moment.
  useEffect(() => void knowSentences(), []);

  useEffect(() => {
    applyTheme();
    return watchTheme(() => {});
  }, []);

  return (
    <QueryClientProvider client={client}>
      <PageEnd value={TimerPlace}>{children}</PageEnd>
      <Toasts />
    </QueryClientProvider>
  );
}
