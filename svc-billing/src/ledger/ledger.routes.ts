import { routes } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { findDonations } from './find-donations.ts';
import { listTransfers } from './list-transfers.ts';
import type { Sums } from './monthly-sums.ts';
import { recordTransfer } from './record-transfer.ts';

interface Deps extends Sums {
  logSecurity: SecurityLog;
}

export const ledgerRoutes = ({ ledger, ledgerSums, logSecurity }: Deps) =>
  routes({
    'GET /payment/donations': async (_input, exchange) => {
      const donations = await findDonations({ ledger, ledgerSums });
      exchange.setHeader('cache-control', 'public, max-age=10');
      return donations;
    },
    'GET /payment/donations/transfers': ({ query }) => listTransfers(ledger, query),
    'POST /payment/donations/transfers': async ({ body, caller: { userId } }, { ip }) => {
      const transfer = await recordTransfer(ledger, body);
      logSecurity({ what: 'record-transfer', outcome: 'ok', userId, ip });
      return { transfer };
    },
  });
