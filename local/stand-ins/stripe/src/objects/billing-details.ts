interface Named {
  email: string | null;
  name: string | null;
}

export const billingDetails = ({ email, name }: Named) => ({
  address: null,
  email,
  name,
  phone: null,
  tax_id: null,
});
