const plain =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** ASCII and one address, which no mail server could read as two. As private.is_plain_address(). */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && address.indexOf('@') <= 64 && plain.test(address);
}
