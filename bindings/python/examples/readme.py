# begin readme
from decimal import Decimal
from lastro import Item, installments, item, query, schedule

shares = installments.split(Decimal("129.90"), 12)
print(shares[0], shares[6])
dates = schedule.occurrences("2027-01-31", 1, 1, limit=3)
print(*dates)
print(query.build("sale", [{"field": "valor_venda", "operator": "gte", "value": 100}]))
value = Item(id_servico=10, valor="33.33", qtd="1.5", total="49.99")
issue = item.validate(value, "insert").issues[0]
print(issue.path, issue.code)
# end readme
